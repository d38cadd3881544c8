// The studio: lamps, walls and floor stand still around the camera while the car turns.
uniform vec3 uCamera;
// Cosine and sine of the camera's way around the car, and the turntable's middle (x).
uniform vec3 uTurn;
uniform sampler2D uSky;
// Floor rectangle that uSky covers: x from, x to, y to.
uniform vec3 uSkyArea;

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

float floorLight(vec3 place, vec3 ray, float rough) {
  float steep = max(-ray.z, 0.02);
  float far = place.z / steep;
  vec2 spot = place.xy + ray.xy * far;
  float open = skyOpen(spot);
  float bright = mix(0.66, 0.10, smoothstep(1.0, 9.0, far));
  return bright * mix(0.03, 1.0, open * open);
}

// Light that comes to `place` against `ray`, blurred as by a surface of that roughness.
float studio(vec3 place, vec3 ray, float rough) {
  vec3 p = toStudio(vec3(place.x - uTurn.z, place.y, place.z));
  vec3 r = toStudio(ray);
  float spread = 0.012 + 0.25 * rough + 0.9 * rough * rough;
  float light = mix(0.07, 0.04, smoothstep(0.0, 0.45, r.z)) * (1.0 - 0.35 * r.y);
  float horizon = smoothstep(0.018 + rough, -0.018 - rough, r.z);
  light = mix(light, floorLight(place, ray, rough), horizon);
  if (r.z > 0.015) {
    float t = (4.0 - p.z) / r.z;
    vec2 q = p.xy + r.xy * t;
    float soft = spread * t + 0.12;
    float graded = 0.62 + 0.38 * smoothstep(-1.8, 1.6, q.y);
    light += 4.6 * graded * panel(q - vec2(0.0, 0.35), vec2(3.4, 1.55), soft);
    light += 2.4 * panel(q - vec2(0.0, -3.1), vec2(3.9, 0.42), soft);
    // Very soft: roofs mirror it flatly, where a sharp edge would break up into dashes.
    light += 0.45 * panel(q - vec2(0.0, 5.2), vec2(4.2, 0.5), soft + 2.2);
  }
  if (r.y < -0.02) {
    float t = (-6.2 - p.y) / r.y;
    vec2 q = vec2(p.x + r.x * t, p.z + r.z * t);
    float soft = spread * t + 0.06;
    light += 3.6 * panel(q - vec2(0.0, 2.85), vec2(5.6, 0.6), soft) * (1.0 - 0.5 * smoothstep(2.2, 3.5, q.y));
    light += 2.0 * panel(q - vec2(0.0, 1.62), vec2(5.0, 0.09), soft * 0.6);
  }
  if (abs(r.x) > 0.03) {
    float wall = r.x < 0.0 ? -6.0 : 6.4;
    float t = (wall - p.x) / r.x;
    vec2 q = vec2(p.y + r.y * t, p.z + r.z * t);
    float soft = spread * t + 0.06;
    light += (r.x < 0.0 ? 2.1 : 1.5) * panel(q - vec2(-1.0, 1.75), vec2(2.3, 1.0), soft) * smoothstep(0.4, 2.4, q.y);
  }
  return light;
}

// Light that falls on a dull surface from all sides.
float irradiance(vec3 normal, float open, vec3 place) {
  vec3 n = toStudio(normal);
  float above = 1.15 * smoothstep(-0.35, 1.0, n.z);
  float around = 0.19 * max(-n.y, 0.0) + 0.26 * pow(max(-n.x, 0.0), 1.3) + 0.18 * pow(max(n.x, 0.0), 1.3)
    + 0.14 * max(n.y, 0.0);
  float bounce = 0.25 * (0.5 - 0.5 * n.z) * mix(0.2, 1.0, skyOpen(place.xy + normal.xy * 0.45));
  return (above + around + 0.1) * open + bounce * mix(0.5, 1.0, open);
}
