// The studio: lamps, walls and floor stand still around the camera while the car turns.
uniform vec3 uCamera;
// Cosine and sine of the camera's way around the car, and the turntable's middle (x).
uniform vec3 uTurn;
uniform sampler2D uSky;
// Floor rectangle that uSky covers: x from, x to, y to.
uniform vec3 uSkyArea;

// Half the room: from its middle to the walls at the sides and behind.
const vec2 ROOM = vec2(6.2, 6.6);
const float WALL_GLOW = 2.1;

// Share of the sky that a point of the floor sees.
float skyOpen(vec2 floorPoint) {
  vec2 at = vec2((floorPoint.x - uSkyArea.x) / (uSkyArea.y - uSkyArea.x), abs(floorPoint.y) / uSkyArea.z);
  vec2 inside = smoothstep(vec2(1.0), vec2(0.6), abs(at * vec2(2.0, 1.0) - vec2(1.0, 0.0)));
  return mix(1.0, texture(uSky, clamp(at, 0.0, 1.0)).r, inside.x * inside.y);
}

// To the right of the picture, into the picture, up.
vec3 toStudio(vec3 v) {
  return vec3(v.x * uTurn.y - v.y * uTurn.x, v.x * uTurn.x + v.y * uTurn.y, v.z);
}

float panel(vec2 q, vec2 halfSize, float softness) {
  vec2 d = abs(q) - halfSize;
  float away = length(max(d, 0.0)) + min(max(d.x, d.y), 0.0);
  return smoothstep(softness, -softness, away);
}

// The floor is a dark card that ends at the walls: its edge is the hard horizon on every flank.
float floorLight(vec3 place, vec3 ray) {
  float far = place.z / max(-ray.z, 0.02);
  float open = skyOpen(place.xy + ray.xy * far);
  return mix(0.085, 0.05, smoothstep(0.5, 5.0, far)) * mix(0.1, 1.0, open * open);
}

// What stands on the floor around the car: a wall, brightest at its foot, and a narrow lamp.
float wallLight(vec3 p, vec3 r, float spread) {
  vec2 far = (ROOM - sign(r.xy) * p.xy) / max(abs(r.xy), 1e-4);
  float t = min(far.x, far.y);
  bool aside = far.x < far.y;
  float height = p.z + r.z * t;
  float across = aside ? p.y + r.y * t : p.x + r.x * t;
  float soft = spread * t + 0.03;
  // Behind the car nothing has an edge: bonnet and roof mirror it so flatly that it would break up.
  float behind = aside ? 0.0 : smoothstep(0.0, 0.3, r.y);
  float foot = smoothstep(-soft, soft, height);
  float glow = 0.14 + WALL_GLOW * exp(-max(height, 0.0) / (0.75 + 0.5 * soft + behind)) * mix(1.0, 0.7, behind);
  // The lamp fades towards its ends: cut off, they would be a bright wedge on a dark tail.
  float ends = smoothstep(4.5, 2.6, abs(across));
  float strip = panel(vec2(across, height - 2.45), vec2(4.4, 0.2), soft) * ends * (1.0 - behind);
  return foot * glow + 6.5 * strip;
}

// Light that comes to `place` against `ray`, blurred as by a surface of that roughness.
float studio(vec3 place, vec3 ray, float rough) {
  vec3 p = toStudio(vec3(place.x - uTurn.z, place.y, place.z));
  vec3 r = toStudio(ray);
  float spread = 0.008 + 0.6 * rough;
  float light = wallLight(p, r, spread);
  float downward = smoothstep(0.0, -0.02 - rough, r.z);
  light += downward * floorLight(place, ray);
  if (r.z > 0.015) {
    float t = (4.0 - p.z) / r.z;
    vec2 q = p.xy + r.xy * t;
    float soft = spread * t + 0.07;
    float graded = 0.6 + 0.4 * smoothstep(-1.8, 1.6, q.y);
    light += 4.8 * graded * panel(q - vec2(0.0, 0.35), vec2(3.6, 1.7), soft);
  }
  return light;
}

// Light that falls on a dull surface from all sides.
float irradiance(vec3 normal, float open, vec3 place) {
  vec3 n = toStudio(normal);
  float above = 1.15 * smoothstep(-0.4, 0.95, n.z);
  float around = 0.16 * max(-n.y, 0.0) + 0.26 * pow(max(-n.x, 0.0), 1.3) + 0.13 * pow(max(n.x, 0.0), 1.3) + 0.10 * max(n.y, 0.0);
  float bounce = 0.12 * (0.5 - 0.5 * n.z) * mix(0.2, 1.0, skyOpen(place.xy + normal.xy * 0.45));
  return (above + around + 0.07) * open + bounce * mix(0.5, 1.0, open);
}
