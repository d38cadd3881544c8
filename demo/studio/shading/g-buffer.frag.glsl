// What is where: place and occlusion, normal and part. GLAZED cuts the windows out of the body,
// or keeps nothing but them.
in vec3 vPlace;
in vec3 vNormal;
in float vOcclusion;
layout(location = 0) out vec4 oPlace;
layout(location = 1) out vec4 oNormal;
uniform vec3 uCamera;
uniform float uSide;

void main() {
#ifdef GLAZED
  if (isGlass(vPlace, uCamera) != (GLAZED == 1)) discard;
#endif
  // At its outline a triangle may face the camera while its normal already looks away.
  vec3 view = normalize(uCamera - vPlace);
  vec3 normal = normalize(vNormal);
  float facing = dot(normal, view);
  bool outside = gl_FrontFacing == (uSide > 0.0);
  if (outside && facing < 0.02) normal = normalize(normal + view * (0.02 - facing));
  if (!outside && facing > -0.02) normal = normalize(normal - view * (facing + 0.02));
  oPlace = vec4(vPlace, vOcclusion);
  oNormal = vec4(normal, PART);
}
