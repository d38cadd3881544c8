in vec3 position;
in vec3 normal;
in float occlusion;
uniform mat4 modelMatrix, viewMatrix, projectionMatrix;
// -1 draws the mirrored half of the car.
uniform float uSide;
out vec3 vPlace;
out vec3 vNormal;
out float vOcclusion;

void main() {
  vec4 place = modelMatrix * vec4(position.x, position.y * uSide, position.z, 1.0);
  vPlace = place.xyz;
  vNormal = mat3(modelMatrix) * vec3(normal.x, normal.y * uSide, normal.z);
  vOcclusion = occlusion;
  gl_Position = projectionMatrix * viewMatrix * place;
}
